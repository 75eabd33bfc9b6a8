import { WELCOME_CODE } from '@pasar/domain/coupons/coupons'
import { useRef } from 'react'
import { useT } from '../../../i18n/provider'
import { useIsOn } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import { RunningCoupons } from './running-coupons'

/** The coupons that are to be had, for everyone; the welcome gift for visitors. */
export type CouponFace = 'gift' | 'coupons'

export interface CouponPopupProps {
  /** Null while it is closed. */
  face: CouponFace | null
  onFaceChange: (face: CouponFace | null) => void
  isVisitor: boolean
}

/** One popup with two faces: the welcome gift, and from there all coupons. */
export function CouponPopup({ face, onFaceChange, isVisitor }: CouponPopupProps) {
  const t = useT()
  const mayJoin = useIsOn('registration')
  // While it goes it keeps the face it had.
  const last = useRef<CouponFace>('gift')
  if (face !== null) last.current = face
  const isGift = last.current === 'gift'
  return (
    <Dialog
      open={face !== null}
      onOpenChange={(open) => {
        if (!open) onFaceChange(null)
      }}
      title={t(isGift ? 'home.giftTitle' : 'coupons.title')}
      description={t(isGift ? 'home.giftWelcome' : 'offers.popupLead')}
      closeLabel={t('site.close')}
      moveLabel={t('offers.move')}
      modal={false}
      festive={isGift}
      footer={
        <>
          {(isGift || isVisitor) && (
            <Button variant="secondary" onClick={() => onFaceChange(isGift ? 'coupons' : 'gift')}>
              {t(isGift ? 'offers.seeCoupons' : 'home.giftTitle')}
            </Button>
          )}
          {isVisitor ? (
            mayJoin && <ButtonLink to="/register">{t('home.giftJoin')}</ButtonLink>
          ) : (
            <ButtonLink to="/user/coupons">{t('offers.toCentre')}</ButtonLink>
          )}
        </>
      }
    >
      {isGift ? <Gift /> : <RunningCoupons isVisitor={isVisitor} />}
    </Dialog>
  )
}

/** The gift's words, with the code to copy by eye. */
function Gift() {
  const t = useT()
  return (
    <div className="pt-2 text-center">
      <p className="text-lg font-semibold text-balance">{t('home.giftText')}</p>
      <p className="mx-auto mt-4 w-fit rounded-control border-2 border-dashed border-kunyit bg-kunyit-soft px-5 py-3 font-mono text-xl font-bold tracking-wider text-kunyit-ink">
        {WELCOME_CODE}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{t('home.giftNote')}</p>
    </div>
  )
}
