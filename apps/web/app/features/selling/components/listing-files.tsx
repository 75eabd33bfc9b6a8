import { linkTo } from '@pasar/domain/access/link-to'
import { useI18n } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { formatBytes } from '../../platform/client/file-size'
import { useListingFields } from '../client/use-listing-fields'

/** With a class below, a part of the form is hidden unless a download is chosen, or where it is. Works without scripts. */
export const DOWNLOAD_ONLY = 'group-not-has-[option[value=download]:checked]/listing:hidden'
export const SHIPPED_ONLY = 'group-has-[option[value=download]:checked]/listing:hidden'

/** The files of a download, and the way to them: they are sent by a page of their own. */
export function ListingFiles({ className }: { className?: string | undefined }) {
  const { tag } = useI18n()
  const { t, view } = useListingFields()
  const { item } = view
  return (
    <Card as="section" title={t('itemFiles.cardTitle')} className={className}>
      {view.files.length > 0 ? (
        <ul className="mb-4 space-y-1">
          {view.files.map(({ id, name, bytes }) => (
            <li key={id} className="flex flex-wrap gap-x-3">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="text-ink-soft tabular-nums">{formatBytes(tag, bytes)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-soft">
          {t(item?.isVirtual ? 'itemFiles.cardNone' : 'itemFiles.cardNew')}
        </p>
      )}
      {item?.isVirtual ? (
        <ButtonLink to={linkTo('/my-products/:id/files', { id: item.id })} variant="secondary">
          {t('itemFiles.manage')}
        </ButtonLink>
      ) : (
        <Button type="submit" name="intent" value="draft" variant="secondary">
          {t('itemFiles.saveAndAdd')}
        </Button>
      )}
    </Card>
  )
}
