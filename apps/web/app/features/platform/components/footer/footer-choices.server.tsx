// The server's build imports this in place of `footer-choices` (`vite.config.ts`): all four are
// rendered once for what they show, where the first of them stands.
import { useLocation } from '@remix-run/react'
import { useContext } from 'react'
import { fragment } from '../../../../lib/page/fragment'
import { FragmentContext } from '../../../../lib/page/fragment.server'
import { type FrameInputs, useFrame, WithInputs } from '../../server/frame-part.server'
import * as plain from './footer-choices'

const PlainChoices = () => (
  <>
    <plain.LanguageChoice />
    <plain.CurrencyChoice />
    <plain.ThemeChoice />
    <plain.Apps />
  </>
)

const WholeChoices = fragment(function WholeChoices(inputs: FrameInputs) {
  return (
    <WithInputs inputs={inputs}>
      <PlainChoices />
    </WithInputs>
  )
}, 'pathname')

export function LanguageChoice() {
  const page = useContext(FragmentContext)
  const root = useFrame()?.root
  const { pathname, search } = useLocation()
  if (page === null || !root) return <PlainChoices />
  const { currency, theme, apps } = root
  return (
    <WholeChoices
      appName=""
      navigation={{}}
      reader={null}
      cartCount={0}
      unreadCount={0}
      isTemplate={false}
      token=""
      query=""
      currency={currency && { ...currency, rate: 1 }}
      theme={theme}
      apps={apps}
      pathname={`${pathname}${search}`}
    />
  )
}

export const CurrencyChoice = () => null
export const ThemeChoice = () => null
export const Apps = () => null
