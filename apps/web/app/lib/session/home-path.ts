/** The two home pages: of visitors, and of members who buy. */
export const isHomePath = (pathname: string): boolean => pathname === '/' || pathname === '/shop'
