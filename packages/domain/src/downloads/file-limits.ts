/** Of what is new in a version. */
export const MAX_FILE_NOTE = 300
