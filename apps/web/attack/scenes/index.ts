import type { Scene } from '../scene'
import { access } from './access'
import { cache } from './cache'
import { crossSite } from './cross-site'
import { departures } from './departures'
import { kills } from './kills'
import { limits } from './limits'
import { longTexts } from './long-texts'
import { races } from './races'
import { redirects } from './redirects'
import { secondStep } from './second-step'
import { stripe } from './stripe'
import { uploads } from './uploads'
import { webhooks } from './webhooks'

/** What never holds by itself, in the order in which it is tried. */
export const SCENES: readonly Scene[] = [
  redirects,
  access,
  crossSite,
  cache,
  longTexts,
  uploads,
  departures,
  webhooks,
  stripe,
  secondStep,
  limits,
  races,
  kills,
]
