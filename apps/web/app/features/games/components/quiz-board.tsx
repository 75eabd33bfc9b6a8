import type { QuizView } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { TextLink } from '../../../ui/text-link'
import { ItemPicture } from '../../checkout/components/item-picture'

/** The question with its prices as buttons, and the answers so far. */
export function QuizBoard({ view }: { view: QuizView }) {
  const t = useT()
  const { next, past, total, right } = view
  return (
    <>
      {next && (
        <fieldset>
          <legend className="mb-3 font-bold">{t('games.question', { number: next.number, total })}</legend>
          <div className="flex items-center gap-4">
            <ItemPicture imageKey={next.item?.imageKey ?? null} className="size-24" />
            <p className="min-w-0 text-lg font-semibold break-words">{next.item?.title}</p>
          </div>
          <div className="mt-4 grid grid-cols-2 gap-3">
            {next.choices.map((price, at) => (
              // Its place is its name: the one that was pressed keeps the focus in the next question.
              // biome-ignore lint/suspicious/noArrayIndexKey: prices have no other place
              <Button key={at} type="submit" name="move" value={at} variant="secondary" size="large">
                {formatRm(price)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {past.length > 0 && (
        <>
          <h2 className="mt-6 mb-2 font-bold">{t('games.rightOf', { right, count: past.length })}</h2>
          <ul className="divide-y divide-line">
            {past.map(({ itemId, item, chosen, price }) => (
              <li key={itemId} className="flex items-center gap-3 py-2">
                <Icon
                  name={chosen === price ? 'check' : 'close'}
                  label={t(chosen === price ? 'games.right' : 'games.wrong')}
                  className={chosen === price ? 'shrink-0 text-jade' : 'shrink-0 text-bunga-ink'}
                />
                <span className="min-w-0 grow break-words">
                  {item && <TextLink to={linkTo('/item/:slug', { slug: item.slug })}>{item.title}</TextLink>}
                </span>
                <span className="shrink-0 text-right tabular-nums">
                  {formatRm(price)}
                  {chosen !== price && (
                    <span className="block text-sm text-ink-soft">
                      <span className="sr-only">{t('games.youSaid')} </span>
                      <s>{formatRm(chosen)}</s>
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
