import type { PagePath } from '@pasar/domain/access/link-to'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Pagination } from '../../../ui/pagination'
import { NoneFound } from '../../platform/components/lists/none-found'
import { pageOf, ViewBar } from '../../platform/components/lists/view-bar'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { ViewTabs } from '../../platform/server/saved-views.server'

/** The namespace with the words of a list. */
type ListWords = 'auditLog' | 'couponWork' | 'inboxWork' | 'memberWork' | 'orderWork' | 'storeWork'

interface StaffListProps {
  words: ListWords
  /** The list without a filter. */
  all: PagePath
  filter: ReactNode
  saved: ViewTabs
  /** Buttons beside the title. */
  actions?: ReactNode
  isEmpty: boolean
  /** What is found. */
  children: ReactNode
  /** Null on the first page. */
  previousTo: string | null
  /** Null on the last page. */
  nextTo: string | null
}

/** A list that staff search and narrow: its filter, what is found, and the pages. */
export function StaffList({
  words,
  all,
  filter,
  saved,
  actions,
  isEmpty,
  children,
  previousTo,
  nextTo,
}: StaffListProps) {
  const t = useT()
  return (
    <WorkFrame area="admin" title={t(`${words}.title`)} lead={t(`${words}.lead`)} actions={actions}>
      <ViewBar saved={saved} all={all} />
      {filter}
      {isEmpty && nextTo !== null && <NoneFound all={pageOf(saved, all)} further={nextTo} />}
      {isEmpty && nextTo === null && (
        <NothingFound words={words} isWhole={saved.isWhole} all={pageOf(saved, all)} />
      )}
      {!isEmpty && children}
      <Pagination
        className="mt-6"
        label={t(`${words}.pages`)}
        previousTo={previousTo === null ? null : pageOf(saved, previousTo)}
        previousLabel={t('memberWork.first')}
        nextTo={nextTo}
        nextLabel={t('memberWork.more')}
      />
    </WorkFrame>
  )
}

/** The form that narrows such a list. @param filter what is shown; another one draws the form anew */
export const StaffFilter = ({
  filter,
  className,
  children,
}: {
  filter: unknown
  /** Its columns on wide screens. */
  className: string
  children: ReactNode
}) => (
  <Form
    method="get"
    role="search"
    aria-label={useT()('browse.filters')}
    className={cx('mb-6 grid grid-cols-2 items-end gap-3', className)}
    key={JSON.stringify(filter)}
  >
    {children}
  </Form>
)

/** A filter of words, and of two choices or none, in one line on wide screens. */
export function StaffSearch({
  filter,
  label,
  show,
  columns,
  children,
}: {
  filter: { words: string }
  /** Of the words. */
  label: string
  /** On the button. */
  show: string
  /** Which columns are shown. */
  columns?: ReactNode
  /** The choices. */
  children?: ReactNode
}) {
  return (
    <StaffFilter
      filter={filter}
      className={
        children == null
          ? 'lg:grid-cols-[minmax(0,1fr)_auto]'
          : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]'
      }
    >
      <TextField
        label={label}
        type="search"
        name="q"
        maxLength={200}
        defaultValue={filter.words}
        className="max-lg:col-span-2"
      />
      {children}
      <Button type="submit" variant="secondary" icon="search" className="max-lg:col-span-2">
        {show}
      </Button>
      {columns}
    </StaffFilter>
  )
}

/** Says what else to ask for; a list that shows all it has says that there is nothing yet. */
function NothingFound({ words, isWhole, all }: { words: ListWords; isWhole: boolean; all: string }) {
  const t = useT()
  if (isWhole)
    return (
      <EmptyState icon="check" title={t('listTools.nothing')}>
        {t('listTools.nothingText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={t(`${words}.none`)}
      action={
        <ButtonLink to={all} variant="secondary">
          {t(`${words}.showAll`)}
        </ButtonLink>
      }
    >
      {t(`${words}.noneText`)}
    </EmptyState>
  )
}
