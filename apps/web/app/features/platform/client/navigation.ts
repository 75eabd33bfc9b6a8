import type { Feature } from '@pasar/domain/access/features'
import type { IconName } from '../../../ui/icon'

/** A link as the server found it for whoever reads the page. */
export interface PlaceLink {
  to: string
  text: string
  icon?: IconName
}

/** The links around every page: those of the route table that lead this reader somewhere. */
export interface Navigation {
  bar: PlaceLink[]
  menu: PlaceLink[]
  footer: PlaceLink[]
  tabs: PlaceLink[]
  /** Where the bell leads; visitors have no notifications. */
  bell: PlaceLink[]
  /** What is switched off: links that are no part of the route table ask here (`useIsOn`). */
  off: Feature[]
}

/** Where the market's app is to be had. */
export interface AppPlaces {
  title: string
  links: PlaceLink[]
}
