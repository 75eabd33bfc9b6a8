import { WELCOME_CODE } from '@pasar/domain/coupons/coupons'
import { useT } from '../../../../i18n/provider'
import { useIsOn, useRoot } from '../../../../lib/use-root'
import { ButtonLink } from '../../../../ui/button'
import { cx } from '../../../../ui/cx'
import { Icon } from '../../../../ui/icon'
import { LatticeEdge } from '../../../../ui/lattice'

/** What a new member gets, with its code; beside the banner on wide screens, a strip below it on others. */
export function WelcomeGift({ className }: { className?: string }) {
  const t = useT()
  const isVisitor = useRoot()?.session === null
  const mayJoin = useIsOn('registration')
  return (
    <aside
      aria-labelledby="welcome-gift"
      className={cx('relative flex flex-col overflow-clip rounded-card bg-kunyit text-on-kunyit', className)}
    >
      <LatticeEdge className="text-on-kunyit opacity-70" />
      <div className="flex grow flex-wrap items-center gap-x-6 gap-y-3 p-5 lg:flex-col lg:flex-nowrap lg:items-start lg:justify-center">
        <div className="min-w-0 grow lg:grow-0">
          <h2 id="welcome-gift" className="flex items-center gap-2 font-extrabold">
            <Icon name="gift" size={24} />
            {t('home.giftTitle')}
          </h2>
          <p className="mt-1">{t('home.giftWelcome')}</p>
          <p className="text-balance lg:text-lg lg:font-semibold">{t('home.giftText')}</p>
        </div>
        <div>
          <p className="w-fit rounded-control border-2 border-dashed border-on-kunyit/60 px-4 py-2 font-mono text-lg font-bold tracking-wider">
            {WELCOME_CODE}
          </p>
          <p className="mt-1 text-sm">{t('home.giftNote')}</p>
        </div>
        {isVisitor && mayJoin && (
          <ButtonLink to="/register" className="max-lg:grow sm:max-lg:grow-0">
            {t('home.giftJoin')}
          </ButtonLink>
        )}
      </div>
    </aside>
  )
}
