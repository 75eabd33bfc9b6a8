import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Icon, type IconName } from '../../../../ui/icon'
import { TextLink } from '../../../../ui/text-link'
import { useSellerDesk } from '../../client/use-seller-desk'
import type { loader } from '../../routes/seller-dashboard.server'
import { ItemCount } from './item-count'

/** What a seller has to do, each with the way to it. */
export function WaitingWork() {
  const t = useT()
  const { windows } = useLoaderData<typeof loader>()
  const { waits, low, questions } = useSellerDesk()
  const { toShip, claims } = waits
  const isEmpty = toShip + claims + waits.questions + waits.lowStock === 0
  return (
    <Card as="section" title={t('desk.waits')}>
      {isEmpty && (
        <>
          <p className="font-semibold">{t('desk.nothing')}</p>
          <p className="mb-3 text-sm text-ink-soft">{t('desk.nothingText')}</p>
          <ButtonLink to="/add-items" variant="secondary" size="small" icon="plus">
            {t('desk.addItem')}
          </ButtonLink>
        </>
      )}
      <ul className="-mt-2 divide-y divide-line">
        {toShip > 0 && <Work icon="truck" to="/orders/seller" title={t('desk.toShip', { count: toShip })} />}
        {claims > 0 && (
          <Work icon="warning" to="/orders/seller?state=claims" title={t('desk.claims', { count: claims })}>
            <p className="text-sm text-ink-soft">{t('desk.claimsText', { count: windows.answer })}</p>
          </Work>
        )}
        {questions.length > 0 && (
          <Work icon="chat" title={t('desk.questions', { count: waits.questions })}>
            <ul className="space-y-1">
              {questions.map(({ id, body, title, slug }) => (
                <li key={id} className="text-sm">
                  <p dir="auto" className="line-clamp-2 wrap-anywhere">
                    {body}
                  </p>
                  <TextLink
                    to={linkTo('/item/:slug/questions', { slug })}
                    className="inline-flex min-h-11 items-center"
                  >
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Work>
        )}
        {low.length > 0 && (
          <Work icon="box" to="/my-products?stock=low" title={t('desk.low', { count: waits.lowStock })}>
            <ul>
              {low.map(({ id, title, stock }) => (
                <ItemCount
                  key={id}
                  id={id}
                  title={title}
                  count={stock === 0 ? t('desk.out') : t('desk.left', { count: stock })}
                />
              ))}
            </ul>
          </Work>
        )}
      </ul>
    </Card>
  )
}

function Work({
  icon,
  to,
  title,
  children,
}: {
  icon: IconName
  to?: PagePath
  title: string
  children?: ReactNode
}) {
  return (
    <li className="flex gap-3 py-2">
      <Icon name={icon} className="mt-3 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <h3 className="flex min-h-11 items-center font-semibold">
          {to === undefined ? title : <TextLink to={to}>{title}</TextLink>}
        </h3>
        {children}
      </div>
    </li>
  )
}
