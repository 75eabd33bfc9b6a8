import { attr, type Element } from './dom'
import { isChecked } from './fields'
import { fits, type Wanted } from './matching'
import { isSilent, nameOf } from './names'
import { levelOf, roleOf } from './roles'

export interface RoleOptions {
  name?: Wanted
  exact?: boolean
  level?: number
  pressed?: boolean
  checked?: boolean
  expanded?: boolean
  includeHidden?: boolean
}

/** Whether `getByRole` means an element. */
export const isOfRole = (element: Element, role: string, options: RoleOptions, width: number): boolean =>
  roleOf(element) === role &&
  (options.level === undefined || levelOf(element) === options.level) &&
  (options.checked === undefined || isChecked(element) === options.checked) &&
  (options.pressed === undefined || attr(element, 'aria-pressed') === String(options.pressed)) &&
  (options.expanded === undefined || attr(element, 'aria-expanded') === String(options.expanded)) &&
  (options.includeHidden === true || !isSilent(element, width)) &&
  (options.name === undefined || fits(nameOf(element, width), options.name, options.exact))
