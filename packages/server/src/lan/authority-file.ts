/** The file of a data folder that holds the household's own certificate authority (`authority.ts`). */
export const authorityFile = "home-authority.pem";
