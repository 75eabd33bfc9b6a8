/** Of what is new in a version. */
export const MAX_FILE_NOTE = 300

/** Bytes per second at which a file has to arrive on average. */
export const MIN_UPLOAD_RATE = 64 * 1024
