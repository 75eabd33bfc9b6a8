/** Whether the welcome gift is to be had, in words that nothing else in a page's data is written with. */
export const writeGift = (isThere: boolean): string => (isThere ? 'gift:yes' : 'gift:no')

export const readGift = (text: string): boolean => text === writeGift(true)
