import { useT } from '../../../i18n/provider'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Icon } from '../../../ui/icon'
import { Lattice } from '../../../ui/lattice'
import { DateText } from './date-text'

export interface StoreHeadView {
  name: string
  description: string
  place: string
  logoKey: string | null
  sellerName: string
  createdAt: number
}

/** The stall's front. */
export function StoreHead({ store }: { store: StoreHeadView }) {
  const t = useT()
  return (
    <header className="on-rimba relative isolate overflow-clip rounded-card bg-rimba p-4 text-on-rimba sm:p-6">
      <Lattice className="-z-10 text-thread opacity-25 mask-l-from-0% mask-l-to-80%" />
      <div className="flex items-start gap-4 sm:items-center sm:gap-6">
        <Avatar
          name={store.name}
          src={store.logoKey === null ? undefined : pictureUrl(store.logoKey, 320)}
          size={88}
          className="ring-4 ring-thread"
        />
        <div className="min-w-0">
          <h1 className="text-xl font-extrabold tracking-tight">{store.name}</h1>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <li className="flex items-center gap-1">
              <Icon name="pin" size={16} />
              {store.place}
            </li>
            <li className="flex items-center gap-1">
              <Icon name="user" size={16} />
              {t('browse.storeBy', { name: store.sellerName })}
            </li>
            <li className="flex items-center gap-1">
              <Icon name="calendar" size={16} />
              <span>
                {t('browse.storeSince')} <DateText time={store.createdAt} />
              </span>
            </li>
          </ul>
          {store.description !== '' && <p className="mt-3 max-w-text max-sm:hidden">{store.description}</p>}
        </div>
      </div>
      {store.description !== '' && <p className="mt-3 sm:hidden">{store.description}</p>}
    </header>
  )
}
