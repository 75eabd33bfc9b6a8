import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { CourierFields } from '../components/courier-fields'
import { DateText } from '../components/date-text'
import { FormProblem } from '../components/form-problem'
import { ChangePreview, ChangeReason, SettingHistory, useFieldName } from '../components/setting-changes'
import { SettingInput } from '../components/setting-input'
import { WorkFrame } from '../components/workspace/work-frame'
import type { action, loader } from '../routes/admin-settings-section.server'

/** The settings of a section: what they are, what others would change, and who changed them. */
export function AdminSettingsSectionPage() {
  const t = useT()
  const { section, isLong, groups, couriers, values, version, changes, failedFetch } =
    useLoaderData<typeof loader>()
  // Written as in an address, each Chinese character would be nine bytes of the 64 kB that a form may have.
  const encType = isLong ? 'multipart/form-data' : undefined
  const fieldName = useFieldName()
  const answer = useActionData<typeof action>()
  const failure = answer && 'failure' in answer ? answer.failure : undefined
  const preview = answer && 'preview' in answer ? answer.preview : undefined
  const field = fieldMaker(t, failure, { ...values, ...preview?.values })
  return (
    <WorkFrame
      area="admin"
      title={t(`marketSettings.section_${section}`)}
      lead={t(`marketSettings.lead_${section}`)}
      actions={
        <TextLink to="/admin/settings" className="inline-flex min-h-11 items-center">
          {t('marketSettings.all')}
        </TextLink>
      }
    >
      <div className="grid max-w-wide items-start gap-6">
        {failedFetch !== null && (
          <Notice tone="warning" title={t('marketSettings.fetchFailed')}>
            {t(`marketSettings.fetch_${failedFetch.problem ?? 'noAnswer'}`)}{' '}
            <span className="block">{t('marketSettings.fetchFailedText')}</span>
            {failedFetch.at !== null && (
              <span className="block">
                <DateText time={failedFetch.at} withTime />
              </span>
            )}
          </Notice>
        )}
        <Card>
          <Form
            method="post"
            encType={encType}
            noValidate
            className="space-y-5"
            key={`${section} ${version} ${preview !== undefined}`}
          >
            <FormProblem failure={failure} />
            <input type="hidden" name="version" value={version} />
            {groups.map(({ group, fields }) => (
              <fieldset key={group}>
                {group !== null && (
                  <legend className="mb-2 font-bold">{t(`marketSettings.group_${group}`)}</legend>
                )}
                <div className="grid gap-4 sm:grid-cols-2">
                  {fields.map((one) => (
                    <SettingInput key={one.name} setting={one} given={field(one.name)} />
                  ))}
                </div>
              </fieldset>
            ))}
            {couriers && (
              <CourierFields {...couriers} field={field} typed={failure?.values ?? preview?.values} />
            )}
            <ChangeReason field={field} hasPreview={preview !== undefined} />
          </Form>
        </Card>
        {preview && (
          <ChangePreview
            encType={encType}
            keepTo={linkTo('/admin/settings/:section', { section })}
            values={preview.values}
            changes={preview.changes.map(({ field, ...change }) => ({ name: fieldName(field), ...change }))}
            effects={preview.effects}
          />
        )}
        <SettingHistory changes={changes} />
      </div>
    </WorkFrame>
  )
}
