import { useT } from '../../../i18n/provider'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { NoticeList, ReadAllForm } from '../components/notice-list'

function WorkNotifications({ area }: { area: 'seller' | 'admin' | 'manager' }) {
  const t = useT()
  return (
    <WorkFrame area={area} title={t('notifications.title')} actions={<ReadAllForm />}>
      <div className="max-w-[48rem]">
        <NoticeList />
      </div>
    </WorkFrame>
  )
}

/** A seller's notifications. */
export const SellerNotificationsPage = () => <WorkNotifications area="seller" />

/** An admin's notifications. */
export const AdminNotificationsPage = () => <WorkNotifications area="admin" />

/** A manager's notifications. */
export const ManagerNotificationsPage = () => <WorkNotifications area="manager" />
