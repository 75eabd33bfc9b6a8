import { useT } from '../../../i18n/provider'
import { WorkFrame } from '../../platform/components/work-frame'
import { NoticeList, ReadAllForm } from '../components/notice-list'

function WorkNotifications({ area }: { area: 'seller' | 'admin' }) {
  const t = useT()
  return (
    <WorkFrame area={area} title={t('notifications.title')} actions={<ReadAllForm />}>
      <div className="max-w-[48rem]">
        <NoticeList />
      </div>
    </WorkFrame>
  )
}

/** What a seller was told. */
export const SellerNotificationsPage = () => <WorkNotifications area="seller" />

/** What an admin was told. */
export const AdminNotificationsPage = () => <WorkNotifications area="admin" />
