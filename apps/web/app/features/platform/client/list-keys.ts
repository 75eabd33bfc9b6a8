import { readStored, writeStored } from '../../../lib/cookies/stored'

/** What a key asks for in a list of rows. */
export type ListWish = 'next' | 'previous' | 'select' | 'open' | 'search' | 'help'

const WISHES: Readonly<Record<string, ListWish>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  Enter: 'open',
  '/': 'search',
  '?': 'help',
}

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>

/** Where it was pressed. */
export interface KeyPlace {
  /** What is typed belongs to a field. */
  isField: boolean
  /** On a row's box: Enter would send the form it belongs to. */
  isBox: boolean
  hasDialog: boolean
  isOff: boolean
}

/** What a key asks for; null where it is for somebody else. */
export function wishOf(pressed: PressedKey, { isField, isBox, hasDialog, isOff }: KeyPlace): ListWish | null {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = pressed
  if (isOff || isField || hasDialog) return null
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return null
  const wish = Object.hasOwn(WISHES, key) ? (WISHES[key] ?? null) : null
  // A link opens by itself.
  if (wish === 'open' && !isBox) return null
  return repeat && wish !== 'next' && wish !== 'previous' ? null : wish
}

const BOX = 'input[type=checkbox]'
const FIELDS = `input:not([type=checkbox],[type=radio],[type=submit],[type=button]),textarea,select,[contenteditable=""],[contenteditable=true]`
const DIALOGS = '[role=dialog],[role=alertdialog],[role=menu],dialog[open]'

/** Where a key was pressed, as the page stands. */
export function placeOf(event: KeyboardEvent): KeyPlace {
  const at = event.target instanceof Element ? event.target : null
  return {
    isField: at?.closest(FIELDS) != null,
    isBox: at?.matches(`[data-rows] ${BOX}`) ?? false,
    hasDialog: [...document.querySelectorAll(DIALOGS)].some((dialog) => dialog.getClientRects().length > 0),
    isOff: areKeysOff(),
  }
}

const STORED = 'listKeys'

/** Whether this browser's reader has switched single keys off. */
export const areKeysOff = (): boolean => readStored(STORED) === 'off'
export const switchKeys = (isOn: boolean): boolean => writeStored(STORED, isOn ? null : 'off')
