import { linkTo } from '@pasar/domain/access/link-to'
import { writeListSort } from '@pasar/domain/platform/lists/sort'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/empty-state'
import { Icon } from '../../../ui/icon'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { FormProblem } from '../../platform/components/form-problem'
import { SortLinks } from '../../platform/components/lists/sort-links'
import { When } from '../../platform/components/when'
import type { makeNotificationsLoader } from '../server/notifications.server'

type View = ReturnType<typeof useLoaderData<ReturnType<typeof makeNotificationsLoader>>>

/** A member's notifications, and where to go from there. */
export function NoticeList() {
  const t = useT()
  const { path, preferencesPath, isUnread, sort, cursor, notices, next } =
    useLoaderData<ReturnType<typeof makeNotificationsLoader>>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  const show = isUnread ? 'unread' : undefined
  const filter = { show, sort: writeListSort(sort) }
  return (
    <>
      <FormProblem failure={failure} className="mb-4" />
      <TabLinks
        label={t('notifications.filter')}
        className="mb-4"
        tabs={[
          {
            to: linkTo(path, { ...filter, show: undefined }),
            label: t('notifications.all'),
            current: !isUnread,
          },
          {
            to: linkTo(path, { ...filter, show: 'unread' }),
            label: t('notifications.unread'),
            current: isUnread,
          },
        ]}
      />
      {notices.length === 0 ? (
        <NoNotifications path={path} isUnread={isUnread} />
      ) : (
        <>
          <SortLinks sort={sort} to={(other) => linkTo(path, { show, sort: writeListSort(other) })} />
          <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
            {notices.map((notice) => (
              <Notice key={notice.id} notice={notice} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('notifications.pages')}
        previousTo={cursor === null ? null : linkTo(path, filter)}
        previousLabel={t('notifications.firstPage')}
        nextTo={next === null ? null : linkTo(path, { ...filter, cursor: next })}
        nextLabel={t('notifications.nextPage')}
      />
      <p className="mt-6 text-center">
        <ButtonLink to={preferencesPath} variant="quiet" icon="settings">
          {t('notifications.preferences')}
        </ButtonLink>
      </p>
    </>
  )
}

/** Marks all of it as read; nothing where nothing is unread. */
export function ReadAllForm() {
  const t = useT()
  const { hasUnread } = useLoaderData<ReturnType<typeof makeNotificationsLoader>>()
  if (!hasUnread) return null
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="readAll" variant="secondary" size="small" icon="check">
        {t('notifications.readAll')}
      </Button>
    </Form>
  )
}

/** One line, all of which is the button that opens it. */
function Notice({
  notice: { id, icon, title, text, createdAt, isUnread },
}: {
  notice: View['notices'][number]
}) {
  const t = useT()
  return (
    <li className={cx('relative flex gap-3 p-4 hover:bg-sunken', isUnread && 'bg-jade-soft/40')}>
      <span
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-control',
          isUnread ? 'bg-jade-soft text-jade' : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon name={icon} size={22} />
      </span>
      <div className="min-w-0 grow">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="intent"
            value="open"
            className={cx(
              'text-left after:absolute after:inset-0 hover:underline',
              isUnread ? 'font-bold' : 'font-semibold',
            )}
          >
            {title}
          </button>
        </Form>
        <p className="text-ink-soft">{text}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <When at={createdAt} />
          {isUnread && <Badge tone="jade">{t('notifications.isNew')}</Badge>}
        </p>
      </div>
    </li>
  )
}

function NoNotifications({ path, isUnread }: { path: string; isUnread: boolean }) {
  const t = useT()
  return (
    <EmptyState
      icon="bell"
      title={t(isUnread ? 'notifications.noneUnread' : 'notifications.none')}
      action={
        isUnread ? (
          <ButtonLink to={path}>{t('notifications.showAll')}</ButtonLink>
        ) : (
          <ButtonLink to="/">{t('site.goHome')}</ButtonLink>
        )
      }
    >
      {t(isUnread ? 'notifications.noneUnreadText' : 'notifications.noneText')}
    </EmptyState>
  )
}
