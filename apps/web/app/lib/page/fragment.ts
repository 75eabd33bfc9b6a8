import type { ReactElement, ReactNode } from 'react'

/** Values that JSON writes as they are: no functions, no elements. */
export type PlainValue<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : Value extends object
      ? { readonly [Name in keyof Value]: PlainValue<Value[Name]> }
      : never

/** What a fragment is given: plain values, and what stands in it for each page anew. */
export type FragmentProps<Props> = PlainValue<Omit<Props, 'children'>> & { children?: ReactNode }

export type FragmentOf<Props> = (props: Props) => ReactElement | null

/**
 * A part of many pages, rendered once for each distinct input by the server (`fragment.server.tsx`). Its plain properties and
 * the language are all it may depend on; it begins with an element, and nothing in it uses `useId`. In the browser it is its component.
 * @param _open names of properties that hold texts which differ from page to page
 */
export const fragment = <Props extends FragmentProps<Props>>(
  component: FragmentOf<Props>,
  ..._open: (keyof Props & string)[]
): FragmentOf<Props> => component
