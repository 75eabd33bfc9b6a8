/** Of the reason with which staff remove something, and of an answer to an appeal; characters. */
export const MAX_NOTE_LENGTH = 1_000
