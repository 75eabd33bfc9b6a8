// The server's build imports this in place of `@remix-run/react` (`vite.config.ts`). What links and forms do for clicks,
// prefetching and submitting is of no use there, and took a fifth of the time of a page with many of them.
import { type FormProps, type LinkProps, Form as RemixForm, Link as RemixLink } from '@remix-run/react'
import { createElement, Fragment } from 'react'
import { isResolvedPath } from '../resolved-path'

export * from '@remix-run/react'

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
