import type { SettingField } from './setting-fields'

export interface ChangedField {
  field: SettingField
  /** As people read them. */
  before: string
  after: string
  /** As it is stored. */
  value: string
}
