/** In place of ofetch's reader of JSON, in the package: the client asks for every answer as a text. */
export default JSON.parse
