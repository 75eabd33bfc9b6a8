import { loadStatus } from '../server/selling.server'

export const loader = loadStatus
