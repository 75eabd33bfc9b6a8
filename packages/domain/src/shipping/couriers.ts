export interface Courier {
  /** Stays when the courier is renamed. */
  id: string
  /** As stored with the parcel and shown. */
  name: string
  /** Where a parcel is followed, with `{number}` in place of its number; null where we know of no such page. */
  track: string | null
  /** The forms of its tracking numbers, with spaces between them; empty while any will do. */
  numbers: string
  /** Whether it carries new parcels. */
  isOn: boolean
}

/** Any courier that is not on the list. Its name is a text in each language. */
export const OTHER_COURIER = 'other'

const usual = (id: string, name: string, track: string | null): Courier => ({
  id,
  name,
  track,
  numbers: '',
  isOn: true,
})

/** Who carries parcels until others are set, in the order of forms. */
export const USUAL_COURIERS: readonly Courier[] = [
  usual('1', 'Pos Laju', 'https://tracking.pos.com.my/tracking/{number}'),
  usual('2', 'J&T', 'https://www.jtexpress.my/tracking/{number}'),
  usual('3', 'Ninja Van', 'https://www.ninjavan.co/en-my/tracking?id={number}'),
  usual('4', 'DHL', 'https://www.dhl.com/my-en/home/tracking.html?tracking-id={number}'),
  usual('5', 'GDex', 'https://gdexpress.com/tracking/?consignmentno={number}'),
  usual('6', 'City-Link', 'https://www.citylinkexpress.com/tracking-result/?track0={number}'),
  usual(OTHER_COURIER, OTHER_COURIER, null),
]

/** Where the number stands in the address of a tracking page. */
export const NUMBER_PLACE = '{number}'

/** Where the way of a parcel is shown, by the page it was shipped with; null without one. */
export const trackingUrl = (page: string | null, number: string | null): string | null =>
  page !== null && number ? page.replace(NUMBER_PLACE, () => encodeURIComponent(number)) : null

/** A name as it is compared: letters and digits alone. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The names of those who carry new parcels, in the order of forms. */
export const courierNames = (couriers: readonly Courier[]): string[] =>
  couriers.filter(({ isOn }) => isOn).map(({ name }) => name)

const isDigit = (character: string): boolean => character >= '0' && character <= '9'
const isLetter = (character: string): boolean => character >= 'A' && character <= 'Z'

/** What each character of a form stands for; any other stands for itself. */
const CHARACTERS: Readonly<Record<string, (character: string) => boolean>> = {
  '#': isDigit,
  '@': isLetter,
  '?': (character) => isDigit(character) || isLetter(character),
}

/** Not a regular expression: one that somebody sets could take for ever. */
function hasForm(number: string, form: string): boolean {
  const isOpen = form.endsWith('*')
  const characters = isOpen ? form.slice(0, -1) : form
  if (isOpen ? number.length < characters.length : number.length !== characters.length) return false
  return [...characters].every((character, at) =>
    (CHARACTERS[character] ?? ((other: string) => other === character))(number[at] ?? ''),
  )
}

/** Whether a tracking number can be one of a courier's. */
export function isNumberOf({ numbers }: Pick<Courier, 'numbers'>, number: string): boolean {
  const forms = numbers.split(' ').filter((form) => form !== '')
  return forms.length === 0 || forms.some((form) => hasForm(number.toUpperCase(), form))
}
