import { type RefObject, useEffect, useState } from 'react'

/**
 * What stands in some fields of the form around an element, while one types.
 * @param names of the fields, always the same ones
 * @param first what they hold before scripts are there
 */
export function useTyped<Name extends string>(
  inside: RefObject<HTMLElement>,
  names: readonly Name[],
  first: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const [typed, setTyped] = useState(first)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const read = () => {
      const data = new FormData(form)
      setTyped((before) => {
        const now: Record<Name, string> = { ...before }
        for (const name of names) now[name] = String(data.get(name) ?? '')
        return names.every((name) => now[name] === before[name]) ? before : now
      })
    }
    // What was typed before the scripts were there.
    read()
    form.addEventListener('input', read)
    form.addEventListener('change', read)
    return () => {
      form.removeEventListener('input', read)
      form.removeEventListener('change', read)
    }
  }, [inside, names])
  return typed
}
