/** Where the server writes the auction on an item's page. */
export const PANEL_ID = 'auction'
