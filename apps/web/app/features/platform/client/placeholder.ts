/** Stands where a picture is missing or could not be loaded: an empty basket on cloth. */
export const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#8a8378" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path fill="#e7e2da" stroke="none" d="M0 0h96v96H0Z"/><path d="M26 44h44l-5 26H31ZM34 44l8-16M62 44l-8-16M40 52v10M48 52v10M56 52v10"/></svg>`,
)}`
