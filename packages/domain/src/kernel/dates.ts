import { byTag } from './format'

/** Whose clock the market goes by. */
export const TIME_ZONE = 'Asia/Kuala_Lumpur'

/** Dates and times as they are in Malaysia, in the language of a tag; English ones with the day first, as written there. */
export const malaysianFormat = (options: Intl.DateTimeFormatOptions) =>
  byTag((tag) => new Intl.DateTimeFormat(tag === 'en' ? 'en-MY' : tag, { ...options, timeZone: TIME_ZONE }))
