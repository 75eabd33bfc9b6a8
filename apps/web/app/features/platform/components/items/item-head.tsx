import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import { Breadcrumbs } from '../../../../ui/breadcrumbs'
import type { ItemHeadView } from '../../server/item-head.server'
import { ItemPicture } from './item-picture'

/** Opens a page about an item: where one is, which item it is about, and the way back to it. */
export function ItemHead({
  item,
  title,
  children,
}: {
  item: ItemHeadView
  title: string
  children?: ReactNode
}) {
  const t = useT()
  const path = linkTo('/item/:slug', { slug: item.slug })
  return (
    <>
      <div className="max-sm:hidden">
        <Breadcrumbs label={t('browse.trail')} items={[{ label: item.title, to: path }, { label: title }]} />
      </div>
      <Link
        to={path}
        className="mt-2 flex items-center gap-4 rounded-card border border-line bg-surface p-3 hover:border-line-strong"
      >
        <ItemPicture
          pictureKey={item.picture}
          alt=""
          sizes="64px"
          className="size-16 shrink-0 rounded-control bg-sunken object-cover"
        />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold">{item.title}</span>
          <span className="block text-sm text-ink-soft">
            {item.storeName} · <span className="tabular-nums">{formatRm(item.price)}</span>
          </span>
        </span>
      </Link>
      <div className="mt-6 mb-4">
        <h1 className="text-xl font-extrabold tracking-tight">{title}</h1>
        {children}
      </div>
    </>
  )
}
