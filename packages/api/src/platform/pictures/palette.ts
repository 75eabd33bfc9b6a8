import type { Colour } from './canvas'

/** One colour family of grounds: tints and shades of the colours of the market. */
export interface Family {
  name: string
  /** the upright surface behind the goods */
  wall: string
  /** the surface under the goods */
  floor: string
  /** edges, arches and the far end of gradients */
  deep: string
  /** light falling on the wall */
  glow: string
  /** lines of lattice and weave */
  line: string
  /** shadows are never black: a dark shade of the family */
  shadow: string
}

/** Neighbours in this list differ in hue, so that a step of one already looks different. */
export const FAMILIES: readonly Family[] = [
  {
    name: 'paper',
    wall: '#F4ECDF',
    floor: '#E6D7C1',
    deep: '#D3BD9C',
    glow: '#FFFDF8',
    line: '#B8935A',
    shadow: '#5B4226',
  },
  {
    name: 'jade-mist',
    wall: '#D4E9E1',
    floor: '#A8D2C4',
    deep: '#74B3A0',
    glow: '#F3FBF8',
    line: '#0B6B57',
    shadow: '#0B4036',
  },
  {
    name: 'kunyit',
    wall: '#F9CF79',
    floor: '#F2B13B',
    deep: '#D98F0E',
    glow: '#FFF0CC',
    line: '#A76808',
    shadow: '#6B4104',
  },
  {
    name: 'laut-mist',
    wall: '#D5E4F2',
    floor: '#A9C7E3',
    deep: '#759FC8',
    glow: '#F6FAFE',
    line: '#1D5C96',
    shadow: '#153A5E',
  },
  {
    name: 'blush',
    wall: '#FADFE1',
    floor: '#F1B9BF',
    deep: '#DE8C97',
    glow: '#FFF7F7',
    line: '#C8243F',
    shadow: '#6E1A2A',
  },
  {
    name: 'jade',
    wall: '#1F8570',
    floor: '#0F6B58',
    deep: '#074639',
    glow: '#6FC4AF',
    line: '#F2C14E',
    shadow: '#02231C',
  },
  {
    name: 'terracotta',
    wall: '#F3D0B5',
    floor: '#E0A37C',
    deep: '#C27C52',
    glow: '#FFF3E8',
    line: '#A5522A',
    shadow: '#5F2B12',
  },
  {
    name: 'lilac',
    wall: '#E4DDF0',
    floor: '#C3B5DC',
    deep: '#9D8AC2',
    glow: '#FBF9FE',
    line: '#6A4E9C',
    shadow: '#38265C',
  },
  {
    name: 'pandan',
    wall: '#E2EBC6',
    floor: '#BDD185',
    deep: '#95AF57',
    glow: '#FBFDF1',
    line: '#5E7A1F',
    shadow: '#37480F',
  },
  {
    name: 'laut',
    wall: '#2F70AC',
    floor: '#1C5688',
    deep: '#0F365A',
    glow: '#86B9E6',
    line: '#F2C14E',
    shadow: '#05182A',
  },
  {
    name: 'cream',
    wall: '#FDF1D6',
    floor: '#F7DCA0',
    deep: '#E9BD62',
    glow: '#FFFEFA',
    line: '#C98A16',
    shadow: '#6B4A0E',
  },
  {
    name: 'bunga',
    wall: '#C93A52',
    floor: '#A81F39',
    deep: '#6E0F22',
    glow: '#F08C9C',
    line: '#F6CF74',
    shadow: '#340610',
  },
  {
    name: 'fog',
    wall: '#E9EAE6',
    floor: '#CDD2CC',
    deep: '#A6AFA8',
    glow: '#FDFDFC',
    line: '#57635C',
    shadow: '#28312C',
  },
]

/** Turns `#rrggbb` into three numbers 0–255. */
export function parseColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
