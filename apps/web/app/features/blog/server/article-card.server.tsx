import type { Language } from '@pasar/domain'
import { renderStatic } from '../../../lib/page/render-static.server'
import { CardTile } from '../../catalogue/components/item-tile'
import type { CardView } from '../../platform/client/card-view'

/** An item of the market within an article. Its page is one to read: nothing of a tile's code is sent with it. */
export const renderCard = (language: Language, card: CardView): string =>
  renderStatic(
    language,
    <CardTile card={card} sizes="16rem" approx={undefined} hasPlainLink>
      {null}
    </CardTile>,
  )
