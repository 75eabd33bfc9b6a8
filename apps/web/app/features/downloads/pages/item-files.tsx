import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { FileUpload } from '../components/file-upload'
import { FileVersions } from '../components/file-versions'
import type { loader } from '../routes/item-files.server'

/** What buyers of a download get: its files with their versions. */
export function ItemFiles() {
  const t = useT()
  const { id, title, isVirtual, mayAdd, files } = useLoaderData<typeof loader>()
  const back = (
    <ButtonLink to={linkTo('/add-items', { item: id })} variant="secondary" icon="pencil">
      {t('itemFiles.back')}
    </ButtonLink>
  )
  return (
    <WorkFrame
      area="seller"
      title={t('itemFiles.title')}
      lead={<span className="wrap-anywhere">{title}</span>}
      actions={back}
    >
      {isVirtual ? (
        <div className="max-w-wide space-y-6">
          <p className="text-ink-soft">{files.length > 0 ? t('itemFiles.intro') : t('itemFiles.noneText')}</p>
          {files.map((file) => (
            <FileVersions key={file.seriesId} file={file} />
          ))}
          <Card as="section" title={t('itemFiles.addTitle')}>
            {mayAdd ? (
              <FileUpload key={files.length} seriesId="" label={t('itemFiles.upload')} />
            ) : (
              <p>{t('itemFiles.full')}</p>
            )}
          </Card>
        </div>
      ) : (
        <EmptyState icon="box" title={t('itemFiles.notDigital')} action={back}>
          {t('itemFiles.notDigitalText')}
        </EmptyState>
      )}
    </WorkFrame>
  )
}
