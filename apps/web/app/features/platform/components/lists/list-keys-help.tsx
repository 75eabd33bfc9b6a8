import { useState } from 'react'
import { useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'
import { Checkbox } from '../../../../ui/forms/checkbox'
import { Dialog } from '../../../../ui/overlays/dialog'
import { areKeysOff, switchKeys } from '../../client/list-keys'

const KEYS: readonly (readonly [keys: string, does: TextKey])[] = [
  ['J', 'listKeys.next'],
  ['K', 'listKeys.previous'],
  ['X', 'listKeys.select'],
  ['Enter', 'listKeys.open'],
  ['/', 'listKeys.search'],
  ['?', 'listKeys.help'],
]

/** The keys of a list, and the switch that turns them off. It is fetched when it is opened. */
export function ListKeysHelp({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const t = useT()
  const [isOn, setOn] = useState(() => !areKeysOff())
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('listKeys.title')}
      closeLabel={t('listKeys.close')}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {KEYS.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded-control border border-line-strong px-2 py-1 text-center text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd className="py-1">{t(does)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('listKeys.on')}
        hint={t('listKeys.onHint')}
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked)
          switchKeys(target.checked)
        }}
        className="mt-4"
      />
    </Dialog>
  )
}
