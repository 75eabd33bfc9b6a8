import {
  fieldsOf,
  MAX_COURIERS,
  readCouriers,
  type SettingField,
  type SettingSection,
  type SettingValues,
  type ZoneName,
} from '@pasar/domain'

/** A field of a section as its form shows it. */
export interface FormField {
  /** The name it is posted by. */
  name: string
  label: SettingField['label']
  kind: SettingField['kind']
  /** Of a number; both ends are allowed. */
  bounds: { least: string; most: string } | null
  /** The characters of a text. */
  letters: number | null
}

const toFormField = ([name, setting]: [string, SettingField]): FormField => ({
  name,
  label: setting.label,
  kind: setting.kind,
  bounds: 'least' in setting ? { least: setting.least, most: setting.most } : null,
  letters: 'letters' in setting ? setting.letters : null,
})

/** The fields of a section, those of a group together. */
function formFields(section: SettingSection): { group: ZoneName | null; fields: FormField[] }[] {
  const groups = new Map<ZoneName | null, FormField[]>()
  for (const entry of fieldsOf(section)) {
    const group = entry[1].group ?? null
    groups.set(group, [...(groups.get(group) ?? []), toFormField(entry)])
  }
  return [...groups].map(([group, fields]) => ({ group, fields }))
}

/** What the form of a section is made of: fields by their groups, or the rows of couriers. */
export function sectionFields(section: SettingSection, values: SettingValues) {
  if (section !== 'couriers') return { groups: formFields(section), couriers: null }
  const couriers = readCouriers(values.couriers)
  return { groups: [], couriers: { couriers, isFull: couriers.length >= MAX_COURIERS } }
}
