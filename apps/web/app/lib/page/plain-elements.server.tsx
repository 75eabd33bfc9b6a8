// The server's build imports this in place of `@remix-run/react` (`vite.config.ts`). What links and forms do for clicks,
// prefetching and submitting is of no use there, and took a fifth of the time of a page with many of them.
import {
  type FormProps,
  type LinkProps,
  type Location,
  type NavLinkProps,
  Form as RemixForm,
  Link as RemixLink,
  NavLink as RemixNavLink,
  useLocation as useRemixLocation,
} from '@remix-run/react'
import { createElement, Fragment, useContext } from 'react'
import { isResolvedPath } from '../resolved-path'
import { PartAddress } from './part-address.server'

export * from '@remix-run/react'

export function useLocation(): Location {
  const own = useContext(PartAddress)
  // biome-ignore lint/correctness/useHookAtTopLevel: a part is rendered once, with an address of its own or without
  return own ?? useRemixLocation()
}

export const useSearchParams = () => {
  const { search } = useLocation()
  return [new URLSearchParams(search), stay] as const
}

/** Nobody navigates before a page is in the browser. */
const stay = (): void => {}
export const useNavigate = () => stay

const discovered = (discover: LinkProps['discover'], reloadDocument: boolean | undefined) =>
  discover === 'render' && !reloadDocument ? 'true' : undefined

export function Link(props: LinkProps) {
  const {
    to,
    prefetch: _prefetch,
    discover = 'render',
    onClick: _onClick,
    relative: _relative,
    reloadDocument,
    replace: _replace,
    state: _state,
    target,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    ...rest
  } = props
  if (!isResolvedPath(to)) return <RemixLink {...props} />
  const link = createElement('a', {
    ...rest,
    'data-discover': discovered(discover, reloadDocument),
    href: to,
    target,
  })
  // Two children, as in the browser, where the second one prefetches: `useId` counts them.
  return createElement(Fragment, null, link, null)
}

/** A link to the page one is on looks otherwise. */
export function NavLink(props: NavLinkProps) {
  const { 'aria-current': current = 'page', className, end, children, style, ...rest } = props
  const { pathname } = useLocation()
  const isSimple = end && !rest.caseSensitive && style === undefined && typeof children !== 'function'
  if (!isSimple || typeof className !== 'function' || !isResolvedPath(rest.to) || !/^[\w/-]*$/.test(rest.to))
    return <RemixNavLink {...props} />
  const isActive = pathname.toLowerCase() === rest.to.toLowerCase()
  const look = { isActive, isPending: false, isTransitioning: false }
  return (
    <Link {...rest} aria-current={isActive ? current : undefined} className={className(look)}>
      {children}
    </Link>
  )
}

export function Form(props: FormProps) {
  const {
    action,
    method = 'get',
    discover = 'render',
    fetcherKey: _fetcherKey,
    navigate: _navigate,
    reloadDocument,
    replace: _replace,
    state: _state,
    onSubmit: _onSubmit,
    relative: _relative,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    ...rest
  } = props
  if (!isResolvedPath(action)) return <RemixForm {...props} />
  return createElement('form', {
    method: method.toLowerCase() === 'get' ? 'get' : 'post',
    action,
    ...rest,
    'data-discover': discovered(discover, reloadDocument),
  })
}
