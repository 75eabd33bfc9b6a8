// The server's build imports this in place of `item-tile` (`vite.config.ts`): a tile with its heart is one fragment, in
// which the place of the heart is left open.
import { ROLE } from '@pasar/domain/access/roles'
import { useLocation } from '@remix-run/react'
import { useContext } from 'react'
import { fragment } from '../../../lib/page/fragment'
import { FragmentContext } from '../../../lib/page/fragment.server'
import { useSlots } from '../../../lib/page/slots'
import { useApprox } from '../../../lib/use-approx'
import { useRoot } from '../../../lib/use-root'
import { HeartForm } from '../../wishlist/components/heart'
import { useSaved } from '../../wishlist/components/wishes'
import { CardTile, type ItemTileProps, ItemTile as PlainTile } from './item-tile'

export type { ItemTileProps } from './item-tile'

type WholeTileProps = ItemTileProps & {
  approx: string | undefined
  heart: 'none' | 'empty' | 'full' | 'either'
  /** Where pressing the heart leads back to. */
  from: string
  /** Around the two hearts, where a page is cached with both. */
  no: string
  yes: string
  end: string
}

const WholeTile = fragment(
  function WholeTile({ heart, from, no, yes, end, ...tile }: WholeTileProps) {
    const { id: itemId, title } = tile.card
    const form = { itemId, title, look: 'icon', from } as const
    return (
      <CardTile {...tile}>
        {heart === 'either' && no}
        {(heart === 'empty' || heart === 'either') && <HeartForm {...form} isWished={false} />}
        {heart === 'either' && yes}
        {(heart === 'full' || heart === 'either') && <HeartForm {...form} isWished />}
        {heart === 'either' && end}
      </CardTile>
    )
  },
  'from',
  'no',
  'yes',
  'end',
)

const NO_MARKS = { no: '', yes: '', end: '' }

export function ItemTile(props: ItemTileProps) {
  const page = useContext(FragmentContext)
  const approx = useApprox()?.(props.card.price)
  const { pathname, search } = useLocation()
  const user = useRoot()?.session?.user ?? null
  const marks = useSlots()?.variant(`wish-${props.card.id}`)
  const isSaved = useSaved(props.card.id)
  if (page === null) return <PlainTile {...props} />
  const hasHeart = user === null || user.role === ROLE.BUYER
  const heart = !hasHeart ? 'none' : marks ? 'either' : isSaved ? 'full' : 'empty'
  return (
    <WholeTile
      {...props}
      approx={approx}
      heart={heart}
      from={`${pathname}${search}`}
      {...(marks ?? NO_MARKS)}
    />
  )
}
