import { linkTo } from '@pasar/domain/access/link-to'
import { LANGUAGE_NAME } from '@pasar/domain/kernel/languages'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { PictureForm } from '../../platform/components/picture-form'
import { ChangePreview, ChangeReason } from '../../platform/components/setting-changes'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { BannerFields } from '../components/banner-fields'
import { BannerStatusBadge } from '../components/banner-status'
import { AuditTrail } from '../components/staff-records'
import type { action, loader } from '../routes/banners/admin-banner.server'

/** A banner: what it says, what another text would change, its picture, and what was done to it. */
export function AdminBannerPage() {
  const t = useT()
  const { id, title, version, status, audit, form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const failure = answer && 'failure' in answer ? answer.failure : undefined
  const preview = answer && 'preview' in answer ? answer.preview : undefined
  const field = fieldMaker(t, failure, { ...form, ...preview?.values })
  return (
    <WorkFrame
      area="admin"
      title={title}
      lead={<BannerStatusBadge status={status} />}
      actions={
        <TextLink to="/admin/banners" className="inline-flex min-h-11 items-center">
          {t('bannerWork.back')}
        </TextLink>
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <Card>
            <Form method="post" noValidate className="space-y-6" key={`${version} ${preview !== undefined}`}>
              <FormProblem failure={failure} />
              <input type="hidden" name="version" value={version} />
              <BannerFields field={field} />
              <ChangeReason field={field} hasPreview={preview !== undefined} />
            </Form>
          </Card>
          {preview && (
            <ChangePreview
              keepTo={linkTo('/admin/banners/:id', { id })}
              values={preview.values}
              effects={preview.effects}
              changes={preview.changes.map(({ field, language, before, after }) => ({
                name: [language && LANGUAGE_NAME[language], t(`bannerWork.field_${field}`)]
                  .filter(Boolean)
                  .join(' · '),
                before,
                after,
              }))}
            />
          )}
        </div>
        <div className="space-y-6">
          <Picture failure={failure} />
          <Switch />
          <AuditTrail audit={audit} />
        </div>
      </div>
    </WorkFrame>
  )
}

function Picture({ failure }: { failure: Failure }) {
  const t = useT()
  const { imageKey } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('bannerWork.picture')}>
      {imageKey !== '' && (
        <ItemPicture
          pictureKey={imageKey}
          alt={t('bannerWork.picture')}
          sizes="320px"
          className="mb-4 aspect-square w-full rounded-card bg-sunken object-cover"
        />
      )}
      <PictureForm
        // Empty again once the chosen file has come.
        key={imageKey}
        label={t('bannerWork.pictureFile')}
        hint={t('bannerWork.pictureHint')}
        send={t('bannerWork.sendPicture')}
        error={fieldError(t, failure, 'picture')}
      />
    </Card>
  )
}

/** Switches the banner on or off; deletes one that is off. */
function Switch() {
  const t = useT()
  const { status } = useLoaderData<typeof loader>()
  const isOff = status === 'off' || status === 'noPicture'
  return (
    <Card as="section" title={t('bannerWork.switch')}>
      <Form method="post" className="space-y-3">
        <p className="text-sm text-ink-soft">{t(`bannerWork.then_${status}`)}</p>
        <div className="flex flex-wrap gap-2">
          {isOff ? (
            <Button type="submit" name="intent" value="show" icon="check">
              {t('bannerWork.turnOn')}
            </Button>
          ) : (
            <Button type="submit" name="intent" value="hide" variant="secondary">
              {t('bannerWork.turnOff')}
            </Button>
          )}
          {isOff && (
            <Button type="submit" name="intent" value="delete" variant="quiet" icon="trash">
              {t('bannerWork.delete')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
