import type { CouponChoice } from '@pasar/domain/coupons/kinds/index'
import { useT } from '../../../i18n/provider'
import type { Failure, fieldMaker } from '../../../lib/forms/failure'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'

type Field = ReturnType<typeof fieldMaker>

const money = { inputMode: 'decimal', maxLength: 20 } as const
const number = { inputMode: 'numeric', maxLength: 12 } as const
const pair = 'grid grid-cols-1 gap-4 sm:grid-cols-2'

/** What a coupon gives. */
export function CouponGift({ field, kinds: known }: { field: Field; kinds: readonly CouponChoice[] }) {
  const t = useT()
  const kinds = known.map(({ kind, text }) => ({ value: kind, label: t(`coupons.${text}`) }))
  const note = t('inbox.optional')
  return (
    <Card as="section" edge title={t('ownCoupons.gives')}>
      <div className={pair}>
        <TextField
          label={t('ownCoupons.code')}
          hint={t('ownCoupons.codeHint')}
          maxLength={32}
          autoCapitalize="characters"
          {...field('couponCode')}
        />
        <Select label={t('ownCoupons.kind')} options={kinds} {...field('kind')} />
        <TextField
          label={t('ownCoupons.percent')}
          hint={t('ownCoupons.percentHint')}
          {...number}
          {...field('percent')}
        />
        <TextField
          label={t('ownCoupons.amount')}
          hint={t('ownCoupons.amountHint')}
          {...money}
          {...field('amount')}
        />
        <TextField
          label={t('ownCoupons.cap')}
          note={note}
          hint={t('ownCoupons.capHint')}
          {...money}
          {...field('cap')}
        />
        <TextField label={t('ownCoupons.minSpend')} note={note} {...money} {...field('minSpend')} />
      </div>
    </Card>
  )
}

/** When and how often a coupon counts, and who sees it. */
export function CouponLimits({ field, failure }: { field: Field; failure: Failure }) {
  const t = useT()
  const note = t('inbox.optional')
  const isTicked = (name: string) => failure?.values[name] !== undefined
  return (
    <Card as="section" title={t('ownCoupons.limits')}>
      <div className={pair}>
        <TextField
          label={t('ownCoupons.startsOn')}
          note={note}
          hint={t('ownCoupons.startsHint')}
          type="date"
          {...field('startsOn')}
        />
        <TextField
          label={t('ownCoupons.endsOn')}
          note={note}
          hint={t('ownCoupons.endsHint')}
          type="date"
          {...field('endsOn')}
        />
        <TextField label={t('ownCoupons.totalUses')} note={note} {...number} {...field('totalUses')} />
        <TextField
          label={t('ownCoupons.usesPerMember')}
          note={note}
          {...number}
          {...field('usesPerMember')}
        />
        <TextField
          label={t('ownCoupons.budget')}
          note={note}
          hint={t('ownCoupons.budgetHint')}
          {...money}
          {...field('budget')}
        />
      </div>
      <Checkbox
        className="mt-2"
        name="isFirstPurchaseOnly"
        label={t('ownCoupons.first')}
        defaultChecked={isTicked('isFirstPurchaseOnly')}
      />
      <Checkbox
        name="isPublic"
        label={t('ownCoupons.public')}
        hint={t('ownCoupons.publicHint')}
        defaultChecked={isTicked('isPublic')}
      />
    </Card>
  )
}
