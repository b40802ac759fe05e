// Has the browser keep the site, so that it works offline after the first visit (where the browser allows it).
if ("serviceWorker" in navigator && window.isSecureContext) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" }).catch(() => {
      // A browser that forbids it (private windows) shows the site all the same.
    });
  });
}
