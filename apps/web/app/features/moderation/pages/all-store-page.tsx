import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Facts } from '../../../ui/facts'
import { TextArea } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { AverageRating } from '../../platform/components/items/average-rating'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { AuditTrail, StaffNotes } from '../components/staff-records'
import { StoreBadges } from '../components/store-badges'
import type { action, loader } from '../routes/all-store.server'

/** A store, how it does, and what can be done. */
export function AllStorePage() {
  const t = useT()
  const { store, hidings, notes, audit, today } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const open = hidings.filter(({ endedAt }) => endedAt === null)
  const isHiddenByStaff = open.some(({ cause }) => cause === 'staff')
  return (
    <WorkFrame
      area="admin"
      title={store.name}
      lead={<StoreBadges store={store} today={today} />}
      actions={
        <TextLink to="/all-stores" className="inline-flex min-h-11 items-center">
          {t('storeWork.back')}
        </TextLink>
      }
    >
      <FormProblem failure={failure} className="mb-4" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <About />
          {hidings.length > 0 && <Hidings />}
          <StaffNotes notes={notes} failure={failure} />
          <AuditTrail audit={audit} />
        </div>
        <div className="space-y-6">
          {open.some(({ cause }) => cause !== 'staff') && (
            <Notice tone="warning" title={t('storeWork.suspended')}>
              {t('storeWork.suspendedText')}
            </Notice>
          )}
          <Decide key={String(isHiddenByStaff)} intent={isHiddenByStaff ? 'show' : 'hide'} />
        </div>
      </div>
    </WorkFrame>
  )
}

function About() {
  const t = useT()
  const { store, today } = useLoaderData<typeof loader>()
  return (
    <Card as="section" edge>
      <Facts
        rows={[
          [
            t('storeWork.seller'),
            <TextLink
              key="seller"
              to={linkTo('/admin/users/:id', { id: store.sellerId })}
              className="inline-flex min-h-11 items-center"
            >
              {store.sellerName}
            </TextLink>,
          ],
          [t('storeWork.since'), <DateText key="since" time={store.createdAt} />],
          [t('storeWork.items'), t('storeWork.itemCount', { count: store.items })],
          [t('storeWork.parcels'), t('storeWork.parcelCount', { count: store.parcels })],
          [
            t('storeWork.rating'),
            store.reviews === 0 ? (
              t('storeWork.noRating')
            ) : (
              <AverageRating key="rating" rating={store.rating} count={store.reviews} size={18} />
            ),
          ],
          ...(store.holidayUntil !== null && store.holidayUntil > today
            ? ([[t('storeWork.holiday'), t('storeWork.until', { day: store.holidayUntil })]] as const)
            : []),
        ]}
      />
      {!store.isHidden && (
        <TextLink
          to={linkTo('/store/:id', { id: store.slug })}
          className="mt-3 inline-flex min-h-11 items-center"
        >
          {t('storeWork.page')}
        </TextLink>
      )}
    </Card>
  )
}

const FORMS = {
  hide: ['storeWork.hide', 'storeWork.hideLead', 'storeWork.hideHint'],
  show: ['storeWork.unhide', 'storeWork.unhideLead', 'storeWork.unhideHint'],
} as const

function Decide({ intent }: { intent: keyof typeof FORMS }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure?.values.intent === intent ? failure : undefined)
  const [title, lead, hint] = FORMS[intent]
  return (
    <Card as="section" title={t(title)}>
      <Form method="post" noValidate className="space-y-4">
        <input type="hidden" name="intent" value={intent} />
        <p className="text-sm text-ink-soft">{t(lead)}</p>
        <TextArea
          label={t('storeWork.reason')}
          hint={t(hint)}
          note={intent === 'show' ? t('inbox.optional') : undefined}
          rows={3}
          maxLength={500}
          {...field('reason')}
        />
        <Button type="submit" variant={intent === 'hide' ? 'secondary' : 'primary'}>
          {t(title)}
        </Button>
      </Form>
    </Card>
  )
}

function Hidings() {
  const t = useT()
  const { hidings } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('storeWork.history')}>
      <ol className="space-y-4">
        {hidings.map((hiding) => (
          <li key={hiding.id} className="space-y-2 border-l-2 border-line pl-3">
            <p className="text-sm text-ink-soft">
              {t(hiding.cause === 'staff' ? 'storeWork.hiddenOn' : 'storeWork.hiddenBySuspension')}{' '}
              {hiding.hiddenBy && `· ${hiding.hiddenBy} `}· <DateText time={hiding.hiddenAt} withTime />
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {hiding.reason}
            </p>
            {hiding.endedAt !== null && (
              <p className="text-sm text-ink-soft">
                {t('storeWork.shownOn')} {hiding.endedBy && `· ${hiding.endedBy} `}·{' '}
                <DateText time={hiding.endedAt} withTime />
              </p>
            )}
            {hiding.endReason !== '' && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {hiding.endReason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
