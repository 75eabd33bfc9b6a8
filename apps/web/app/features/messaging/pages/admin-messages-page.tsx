import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_WORD_LIST_LENGTH } from '@pasar/domain/messaging/word-list'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextArea } from '../../../ui/forms/field'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { FormProblem } from '../../platform/components/form-problem'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { STAFF_FORM, StaffBulk } from '../../platform/components/lists/staff-bulk'
import { TickAllBox } from '../../platform/components/lists/tick-all'
import { WorkFrame } from '../../platform/components/work-frame'
import { HeldCard } from '../components/held-card'
import { ReportedCard } from '../components/reported-card'
import type { action, loader } from '../routes/admin-messages.server'

type View = ReturnType<typeof useLoaderData<typeof loader>>

/** Messages that wait for an admin or were reported to one, and what is held at all. */
export function AdminMessagesPage() {
  const t = useT()
  const { isFirst, isReports, messages, reports, next, rules } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const list = isReports ? 'reports' : undefined
  const isShown = [...messages, ...reports].some(({ id }) => id === failure?.values.id)
  const failureOf = (id: string) => (failure?.values.id === id ? failure : undefined)
  return (
    <WorkFrame
      area="admin"
      title={t('messageWork.title')}
      lead={t(isReports ? 'messageReports.lead' : 'messageWork.lead')}
    >
      <TabLinks
        label={t('messageReports.lists')}
        className="mb-4"
        tabs={[
          { to: '/admin/messages', label: t('messageReports.held'), current: !isReports },
          {
            to: linkTo('/admin/messages', { list: 'reports' }),
            label: t('messageReports.reported'),
            current: isReports,
          },
        ]}
      />
      {/* Somebody else has decided: the message is no longer on the page. */}
      {failure?.values.intent !== 'rules' && !isShown && <FormProblem failure={failure} className="mb-4" />}
      {messages.length > 0 && <TickAllBox form={STAFF_FORM} />}
      {messages.length + reports.length === 0 ? (
        <EmptyState icon="check" title={t(isReports ? 'messageReports.none' : 'messageWork.none')}>
          {t(isReports ? 'messageReports.noneText' : 'messageWork.noneText')}
        </EmptyState>
      ) : (
        <ul className="space-y-3" aria-label={t(isReports ? 'messageReports.reported' : 'messageWork.queue')}>
          {messages.map((message) => (
            <HeldCard key={message.id} message={message} failure={failureOf(message.id)} />
          ))}
          {reports.map((report) => (
            <ReportedCard key={report.id} report={report} failure={failureOf(report.id)} />
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <StaffBulk list="messages" actions={['approve', 'reject']} path="/admin/messages" />
      )}
      {messages.length + reports.length > 0 && <CsvLink to={linkTo('/admin/messages.csv', { list })} />}
      <Pagination
        className="mt-6"
        label={t('messageWork.pages')}
        previousTo={isFirst ? null : linkTo('/admin/messages', { list })}
        previousLabel={t('messageWork.first')}
        nextTo={next === null ? null : linkTo('/admin/messages', { list, cursor: next })}
        nextLabel={t('messageWork.more')}
      />
      {rules !== null && (
        <Rules rules={rules} failure={failure?.values.intent === 'rules' ? failure : undefined} />
      )}
    </WorkFrame>
  )
}

/** The word list, and whether all messages are held. */
function Rules({ rules, failure }: { rules: NonNullable<View['rules']>; failure: Failure }) {
  const t = useT()
  const holdsAll = failure ? failure.values.holdsAll === 'on' : rules.holdsAll
  return (
    <Card as="section" title={t('messageWork.rules')} className="mt-8">
      <Form key={rules.version} method="post" noValidate className="space-y-4">
        <FormProblem failure={failure} />
        <input type="hidden" name="version" value={rules.version} />
        <TextArea
          {...fieldMaker(t, failure, { words: rules.words })('words')}
          label={t('messageWork.words')}
          hint={t('messageWork.wordsHint')}
          rows={10}
          maxLength={MAX_WORD_LIST_LENGTH}
          spellCheck={false}
        />
        <Checkbox
          name="holdsAll"
          defaultChecked={holdsAll}
          label={t('messageWork.holdsAll')}
          hint={t('messageWork.holdsAllHint')}
        />
        <Button type="submit" name="intent" value="rules">
          {t('messageWork.save')}
        </Button>
      </Form>
    </Card>
  )
}
