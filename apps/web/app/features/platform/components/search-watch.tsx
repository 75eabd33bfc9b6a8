import { useEffect, useState } from 'react'
import { loadTexts } from '../../../i18n/texts'
import { useLazyPart } from '../../../ui/overlays/use-lazy-part'

const loadSuggest = async () => {
  const [{ SearchSuggest }] = await Promise.all([
    import('../../catalogue/components/search-suggest'),
    loadTexts('finder'),
  ])
  return SearchSuggest
}

/** Fetches the suggestions once someone goes to the search box, and not before. */
export function SearchWatch() {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  // The box works without them: they are tried for again when someone comes back to it.
  const Suggest = useLazyPart(form !== null, loadSuggest, () => setForm(null))
  useEffect(() => {
    const box = document.querySelector('header form[role="search"]')
    if (!(box instanceof HTMLFormElement)) return
    const trigger = () => setForm(box)
    if (box.contains(document.activeElement)) trigger()
    box.addEventListener('focusin', trigger)
    return () => box.removeEventListener('focusin', trigger)
  }, [])
  return Suggest && form && <Suggest form={form} />
}
