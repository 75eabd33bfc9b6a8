import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { TabLinks } from '../../../ui/tab-links'

const PARTS: readonly [path: string, text: TextKey][] = [
  ['', 'profile.tabDetails'],
  ['/addresses', 'profile.tabAddresses'],
  ['/security', 'profile.tabSecurity'],
  ['/preferences', 'profile.tabPreferences'],
  ['/data', 'profile.tabData'],
]

/** Where the profile one looks at begins, e.g. /user-profile. */
export function useProfileBase(): string {
  const [, first = ''] = useLocation().pathname.split('/')
  return `/${first}`
}

/** The frame of every part of a profile. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  const base = useProfileBase()
  const part = pathname.slice(base.length).replace(/^(\/[^/]*).*$/, '$1')
  const current = PARTS.some(([path]) => path === part) ? part : ''
  const tabs = PARTS.map(([path, text]) => ({
    to: `${base}${path}`,
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
