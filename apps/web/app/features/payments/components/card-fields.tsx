import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { TextField } from '../../../ui/forms/field'

/** Number, expiry and security code of a card that is typed here. */
export function CardFields({ failure }: { failure: Failure }) {
  const t = useT()
  const field = fieldMaker(t, failure)
  return (
    <>
      <TextField
        label={t('pay.cardNumber')}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        maxLength={30}
        {...field('cardNumber')}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={t('pay.expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('pay.expiryHint')}
          maxLength={10}
          {...field('expiry')}
        />
        <TextField
          label={t('pay.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="000"
          maxLength={6}
          {...field('cvc')}
        />
      </div>
    </>
  )
}
