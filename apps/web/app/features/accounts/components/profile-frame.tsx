import { linkTo } from '@pasar/domain/access/link-to'
import { PROFILE_PATH, ROLE } from '@pasar/domain/access/roles'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { TabLinks } from '../../../ui/tab-links'

const PARTS = [
  ['', 'profile.tabDetails'],
  ['/addresses', 'profile.tabAddresses'],
  ['/security', 'profile.tabSecurity'],
  ['/preferences', 'profile.tabPreferences'],
  ['/tax', 'taxDetails.tab'],
  ['/data', 'profile.tabData'],
] as const satisfies readonly [path: string, text: TextKey][]

const BASES = Object.values(PROFILE_PATH)

/** Where the profile one looks at begins, e.g. /user-profile. */
export function useProfileBase(): (typeof BASES)[number] {
  const { pathname } = useLocation()
  return BASES.find((base) => pathname.startsWith(base)) ?? PROFILE_PATH[ROLE.BUYER]
}

/** The frame of every part of a profile. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  const base = useProfileBase()
  const part = pathname.slice(base.length).replace(/^(\/[^/]*).*$/, '$1')
  const current = PARTS.some(([path]) => path === part) ? part : ''
  const tabs = PARTS.map(([path, text]) => ({
    to: linkTo(`${base}${path}`),
    label: t(text),
    current: path === current,
  }))
  return (
    <div className="mx-auto max-w-wide px-4 py-6">
      <p className="mb-3 text-xl font-extrabold tracking-tight">{t('profile.title')}</p>
      <TabLinks label={t('profile.tabs')} tabs={tabs} className="mb-6" />
      <div className="space-y-6">{children}</div>
    </div>
  )
}
