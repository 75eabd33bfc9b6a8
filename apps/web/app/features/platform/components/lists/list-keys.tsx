import { useEffect, useState } from 'react'
import { useT } from '../../../../i18n/provider'
import { loadTexts } from '../../../../i18n/texts'
import { Button } from '../../../../ui/button'
import { useLazyPart } from '../../../../ui/overlays/use-lazy-part'
import { placeOf, wishOf } from '../../client/list-keys'
import { usePartFailure } from '../../client/use-part-failure'

const loadHelp = async () => {
  const [{ ListKeysHelp }] = await Promise.all([import('./list-keys-help'), loadTexts('listKeys')])
  return ListKeysHelp
}

/** The keys of lists whose rows are below `data-rows`, and a button that says which there are. Only where scripts run. */
export function ListKeys() {
  const t = useT()
  const [hasRows, setRows] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const reportFailure = usePartFailure(() => setOpen(true))
  const Help = useLazyPart(isOpen, loadHelp, () => {
    setOpen(false)
    reportFailure()
  })
  // A list can become empty, or be filled, with each answer.
  useEffect(() => setRows(document.querySelector('[data-rows]') !== null))
  useEffect(() => {
    if (!hasRows) return
    // Keys that came while the code for them was on its way: they may yet lead to a row's box.
    let waiting = 0
    const handleKey = (event: KeyboardEvent) => {
      const place = placeOf(event)
      const wish = wishOf(event, { ...place, isBox: place.isBox || waiting > 0 })
      if (wish === null) return
      event.preventDefault()
      if (wish === 'help') setOpen(true)
      else {
        waiting += 1
        // What cannot be fetched is tried again with the next key.
        import('../../client/list-rows')
          .then(({ actInRows }) => actInRows(wish))
          .catch(() => {})
          .finally(() => {
            waiting -= 1
          })
      }
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [hasRows])
  if (!hasRows) return null
  return (
    <p className="mt-6">
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('work.keys')}
      </Button>
      {Help && <Help open={isOpen} onOpenChange={setOpen} />}
    </p>
  )
}
