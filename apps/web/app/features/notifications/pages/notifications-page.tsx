import { useT } from '../../../i18n/provider'
import { NoticeList, ReadAllForm } from '../components/notice-list'

/** A buyer's notifications, the newest first. Opening one marks it as read. */
export function NotificationsPage() {
  const t = useT()
  return (
    <div className="mx-auto max-w-[48rem] px-4 py-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl font-extrabold tracking-tight">{t('notifications.title')}</h1>
        <ReadAllForm />
      </div>
      <NoticeList />
    </div>
  )
}
