// The server's build makes its elements with this in place of `react/jsx-runtime` (`vite.config.ts`). React's own copies
// the properties of each element, which takes a twentieth of the time of a page. They are made for it alone: no copy
// is needed but where a ref or default values stand among them.
import * as react from 'react/jsx-runtime'

const ELEMENT = Symbol.for('react.element')

export const { Fragment } = react

type Make = typeof react.jsx

/** Fragments are symbols. */
const hasDefaults = (type: unknown): boolean =>
  (typeof type === 'function' || (typeof type === 'object' && type !== null)) && 'defaultProps' in type

/** What React leaves out of the properties. Those of its development build are in no build for production. */
const isSpecial = (props: object): boolean => 'ref' in props || 'key' in props

export const jsx: Make = (type, props, key) => {
  if (typeof props !== 'object' || props === null || isSpecial(props) || hasDefaults(type))
    return react.jsx(type, props, key)
  return {
    // What React itself makes of it; owners are for warnings and for refs that are texts.
    $$typeof: ELEMENT,
    type,
    key: key === undefined ? null : `${key}`,
    ref: null,
    props,
    _owner: null,
  }
}
export const jsxs = jsx
