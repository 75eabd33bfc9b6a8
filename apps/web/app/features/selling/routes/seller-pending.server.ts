import { loadStanding } from '../server/selling.server'

export const loader = loadStanding
