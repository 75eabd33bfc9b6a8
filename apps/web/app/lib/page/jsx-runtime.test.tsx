import { createElement, forwardRef, memo, type ReactNode } from 'react'
import * as react from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Fragment, jsx, jsxs } from './jsx-runtime.server'

function Greeting({ name = 'nobody', children }: { name?: string; children?: ReactNode }) {
  return createElement('p', { title: name }, children)
}
const Remembered = memo(Greeting)
const Referred = forwardRef<HTMLParagraphElement, { title: string }>((props, ref) =>
  createElement('p', { ...props, ref }),
)
const WithDefaults = Object.assign((props: { name?: string }) => createElement('b', null, props.name), {
  defaultProps: { name: 'default' },
})

describe('the elements of the server', () => {
  it.each([
    ['an element', (make: typeof jsx) => make('p', { className: 'a', children: 'text & more' })],
    ['a component', (make: typeof jsx) => make(Greeting, { name: 'Siti', children: ['a', 'b'] })],
    ['a component that is remembered', (make: typeof jsx) => make(Remembered, { name: 'Siti' })],
    ['one with a ref', (make: typeof jsx) => make(Referred, { title: 'a', ref: { current: null } })],
    ['a key', (make: typeof jsx) => make('li', { children: 'a' }, 7)],
    ['a fragment', (make: typeof jsx) => make(Fragment, { children: ['a', 'b'] }, 'k')],
  ])('are those of React: %s', (_name, write) => {
    const own = write(jsx)
    const theirs = write(react.jsx)
    expect(own).toMatchObject({ type: theirs.type, key: theirs.key, props: theirs.props })
    expect(renderToString(own)).toBe(renderToString(theirs))
  })

  it('have the default values of their component', () => {
    expect(jsx(WithDefaults, {})).toMatchObject({ props: { name: 'default' } })
  })

  it('are made the same with several children', () => {
    expect(jsxs).toBe(jsx)
  })
})
