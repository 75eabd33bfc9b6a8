import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Notice } from '../../../ui/notice'

const CARDS: readonly [number: string, outcome: TextKey][] = [
  ['4242 4242 4242 4242', 'pay.demoPays'],
  ['4000 0000 0000 0002', 'pay.demoDeclined'],
  ['4000 0025 0000 3155', 'pay.demoCode'],
]

/** Which numbers to type in the demonstration, and what each does. */
export function TestCards() {
  const t = useT()
  return (
    <Notice tone="info" title={t('pay.demoTitle')}>
      <p>{t('pay.demoText')}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {CARDS.map(([number, outcome]) => (
          <div key={number} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-semibold whitespace-nowrap tabular-nums">{number}</dt>
            <dd>{t(outcome)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
