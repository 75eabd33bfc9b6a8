import { useT } from '../../../i18n/provider'
import { Checkbox } from '../../../ui/forms/checkbox'
import { Select } from '../../../ui/forms/select'

/** What is decided about an auction besides its terms. */
export function AuctionChoices({
  isRelisted,
  secondOffer,
}: {
  isRelisted: boolean
  secondOffer: { name: string; defaultValue: string | undefined; error?: string | undefined }
}) {
  const t = useT()
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <Select
        label={t('ownAuctions.second')}
        hint={t('ownAuctions.secondHint')}
        options={(['auto', 'ask'] as const).map((value) => ({
          value,
          label: t(`ownAuctions.second_${value}`),
        }))}
        {...secondOffer}
      />
      <Checkbox
        name="relist"
        label={t('ownAuctions.relistOnce')}
        hint={t('ownAuctions.relistOnceHint')}
        defaultChecked={isRelisted}
        className="sm:pt-5"
      />
    </div>
  )
}
